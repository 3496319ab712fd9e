import { publicSubMenu } from '../../../../../schemas/website/publicSubMenu.ts';
import { defineRules } from '../../../services/resources/rules.ts';
import { guardSlug } from './guardSlug.ts';
import { removeTextOfSubMenu } from './removeTextOfSubMenu.ts';
import { PAGE_CONTENTS, withPageContents } from '../../services/website/pageContents.ts';

export const publicSubMenuRules = defineRules(publicSubMenu, {
  beforeWrite: guardSlug,
  checksRowAlone: true,
  beforeRemove: removeTextOfSubMenu,
  afterRead: withPageContents,
  addedKeys: PAGE_CONTENTS,
});
