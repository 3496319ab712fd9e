import { dashboard } from '../../../../schemas/calls.ts';
import { serve } from '../../routes/serve.ts';
import { readDashboard } from '../services/dashboard/readDashboard.ts';

/** The figures of the start page, as far as somebody may see them. */
export const dashboardCall = serve(dashboard, ({ context, caller }) => readDashboard(context, caller));
