import { publicSimpleData } from '../../../../../schemas/website/publicSimpleData.ts';
import { defineRules } from '../../../services/resources/rules.ts';
import { checkPageDesign } from './checkPageDesign.ts';

export const publicSimpleDataRules = defineRules(publicSimpleData, {
  beforeWrite: checkPageDesign,
  checksRowAlone: true,
});
