import { search } from '../../core/calls/engineCalls.ts';
import { searchRecords } from '../services/search/searchRecords.ts';
import { serve } from './serve.ts';

/** One search over everything that somebody may read: `GET /search?q=rahim`. */
export const searchCall = serve(search, ({ context, caller, query }) =>
  searchRecords({ context, caller, q: query.q ?? '' }),
);
