import { describe, expect, it } from 'vitest';
import { readItem, readPages } from './publicPage.ts';

describe('what stands on a page, as the calls answer it', () => {
  it('is read with nothing but what the specification promises', () => {
    const item = { id: 4, title: 'Sports', description: '["/storage/a.jpg"]', page_design_type_id: 3, is_active: 1 };
    const text = { id: 2, title: 'About', description: '<p>x</p>', images: '/storage/b.jpg' };
    const [page] = readPages([
      {
        id: 1,
        name: 'Gallery',
        slug: 'gallery',
        page_design_type_id: '3',
        public_data_simple: text,
        public_data_multiple: [item],
      },
    ]);
    expect(page).toMatchObject({ id: 1, design: 3, slug: 'gallery', isActive: true, menu: '' });
    expect(page?.text).toMatchObject({ id: 2, image: '/storage/b.jpg' });
    expect(page?.items).toMatchObject([{ id: 4, images: ['/storage/a.jpg'] }]);
  });

  it('counts an item as active that does not say', () => {
    const items = [
      { id: 4, title: 'Sports' },
      { id: 5, title: 'Music', is_active: 0 },
    ];
    const [page] = readPages([
      { id: 1, name: 'News', slug: 'news', page_design_type_id: 2, public_data_multiple: items },
    ]);
    expect(page?.items.map(({ is_active }) => is_active)).toEqual([1, 0]);
  });

  it('is read by the design of its page where an item names none', () => {
    const item = { id: 4, title: 'Sports', description: '["/storage/a.jpg"]' };
    const [page] = readPages([
      { id: 1, name: 'Gallery', slug: 'gallery', page_design_type_id: 3, public_data_multiple: [item] },
    ]);
    expect(page?.items).toMatchObject([{ id: 4, images: ['/storage/a.jpg'] }]);
  });

  it('has numbers for ids where a back end answers them as text, so that the newest can stand first', () => {
    const items = ['9', '10'].map((id) => ({ id, title: id }));
    const [page] = readPages([
      { id: '1', name: 'News', slug: 'news', page_design_type_id: '5', public_data_multiple: items },
    ]);
    expect(page?.items.map(({ id }) => id)).toEqual([9, 10]);
  });

  it('is nothing when there is nothing', () => {
    const [page] = readPages([{ id: 1, name: 'A', slug: 'a', page_design_type_id: 1, public_data_simple: null }]);
    expect(page).toMatchObject({ text: undefined, items: [] });
  });

  it('gives videos as rows, each with its address', () => {
    expect(readItem({ id: 1, description: '["youtu.be/a","vimeo.com/1"]' }, 4).videos).toEqual([
      { url: 'youtu.be/a' },
      { url: 'vimeo.com/1' },
    ]);
  });

  it('gives a notice its file', () => {
    expect(readItem({ id: 1, is_file: '1', data: '/storage/n.pdf' }, 5)).toMatchObject({
      is_file: 1,
      notice_file: '/storage/n.pdf',
    });
  });

  it('gives an event what its data holds', () => {
    const data = {
      event_date: '2026-12-16',
      start_time: '09:30',
      end_time: '12:00',
      location: 'Hall',
      images: ['/storage/a.jpg'],
    };
    expect(readItem({ id: 1, data: JSON.stringify(data) }, 6)).toMatchObject(data);
  });

  it.each(['no JSON', '{"a":1}', null, '[1, null]'])('bears with a list of pictures that reads %s', (description) => {
    expect(readItem({ id: 1, page_design_type_id: 3, description }, 3).images).toEqual([]);
  });
});
