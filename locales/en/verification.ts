/** What stands at the foot of every paper. */
export const paper = {
  serial: 'Serial number',
  code: 'Code',
  issued_on: 'Issued',
  check: 'Check this document at',
  page: 'Page %{page} of %{pages}',
};

/** The public page on which anybody can check a paper. */
export const verification = {
  title: 'Check a document',
  intro: 'Scan the QR code on the document, or enter the code printed beside it.',
  code: 'Code',
  submit: 'Check',
  genuine: 'This document is genuine',
  outdated: 'This document is no longer valid',
  outdatedText: 'It was issued here, but its details were corrected or withdrawn afterwards. Ask for the current one.',
  compare: 'Compare these details with the document. If any of them differ, the document was altered.',
  kind: 'Document',
  serial: 'Serial number',
  issued_on: 'Issued',
  unknown: 'Document not found',
  unknownText: 'Check the code and try again. If it is right, the document was not issued here.',
  wait: 'Too many wrong codes',
  waitText: 'Try again in %{minutes} min.',
  again: 'Check another document',
  language: 'Language',
};
