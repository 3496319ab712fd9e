import { PAGE_DESIGNS } from '../../../../../schemas/website/pageDesigns.ts';
import { publicMultipleData } from '../../../../../schemas/website/publicMultipleData.ts';
import { isFilled } from '../../../../core/conditions.ts';
import type { ProblemsOf, Writing } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { checkPageDesign } from './checkPageDesign.ts';

/** An album keeps at least one image. */
function checkAlbum({ record }: Writing<typeof publicMultipleData>): ProblemsOf<typeof publicMultipleData> | undefined {
  const isAlbum = record.page_design_type_id === PAGE_DESIGNS.image_gallery;
  return isAlbum && !isFilled(record.images) ? { images: [{ key: 'anyImage' }] } : undefined;
}

export const publicMultipleDataRules = defineRules(publicMultipleData, {
  beforeWrite: async (writing) => (await checkPageDesign(writing)) ?? checkAlbum(writing),
  checksRowAlone: true,
});
