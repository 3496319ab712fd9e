import { publicMenu } from '../../../../../schemas/website/publicMenu.ts';
import { defineRules } from '../../../services/rules.ts';
import { withSubMenus } from '../../services/website/publicMenus.ts';

export const publicMenuRules = defineRules(publicMenu, {
  afterRead: (listed) => withSubMenus(listed, true),
});
