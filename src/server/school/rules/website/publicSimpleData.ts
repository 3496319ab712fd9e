import { publicSimpleData } from '../../../../../schemas/website/publicSimpleData.ts';
import { defineRules } from '../../../services/rules.ts';
import { checkPageDesign } from './checkPageDesign.ts';

export const publicSimpleDataRules = defineRules(publicSimpleData, {
  beforeWrite: checkPageDesign,
  checksRowAlone: true,
});
