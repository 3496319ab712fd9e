import englishMessages from 'ra-language-english';
import type { RaMessages } from '../raMessages.ts';

const english = englishMessages.ra;

export const ra: RaMessages = {
  ra: {
    ...english,
    message: {
      ...english.message,
      // The dialog for one selected row is not told the record's name and would show the bare placeholder.
      bulk_update_content:
        'Are you sure you want to update this %{name}? |||| Are you sure you want to update these %{smart_count} items?',
      bulk_update_title: 'Update %{name} |||| Update %{smart_count} %{name}',
    },
    // react-admin's type calls these two groups optional, so they are stated here rather than taken over.
    guesser: {
      empty: {
        title: 'No data to display',
        message: 'Please check your data provider',
      },
    },
    configurable: {
      customize: 'Customize',
      configureMode: 'Configure this page',
      inspector: {
        title: 'Inspector',
        content: 'Hover the application UI elements to configure them',
        reset: 'Reset Settings',
        hideAll: 'Hide All',
        showAll: 'Show All',
      },
      Datagrid: {
        title: 'Datagrid',
        unlabeled: 'Unlabeled column #%{column}',
      },
      SimpleForm: {
        title: 'Form',
        unlabeled: 'Unlabeled input #%{input}',
      },
      SimpleList: {
        title: 'List',
        primaryText: 'Primary text',
        secondaryText: 'Secondary text',
        tertiaryText: 'Tertiary text',
      },
    },
    tiptap: {
      align_left: 'Align left',
      align_right: 'Align right',
      align_center: 'Centre',
      align_justify: 'Justify',
      list_bulleted: 'Bulleted list',
      list_numbered: 'Numbered list',
      select_level: 'Select the level',
      current_level: 'Current level',
      paragraph: 'Normal',
      heading1: 'Heading 1',
      heading2: 'Heading 2',
      heading3: 'Heading 3',
      heading4: 'Heading 4',
      heading5: 'Heading 5',
      heading6: 'Heading 6',
      color: 'Colour',
      highlight: 'Highlight',
      image: 'Image',
      image_dialog: 'Image URL',
      clear_format: 'Clear format',
      blockquote: 'Blockquote',
      link: 'Add link',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      strike: 'Strikethrough',
      code: 'Code',
    },
  },
};
