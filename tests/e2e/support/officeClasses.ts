/**
 * The classes of the demo school whose results the tests of the office generate, publish and correct. All tests run in
 * one school and two at a time: whoever generates results elsewhere leaves these alone.
 */
export const OFFICE_CLASSES = ['Three', 'Two', 'Five', 'One'];
