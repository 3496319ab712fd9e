let page = '';
let house = '';
const dialogs: string[] = [];

/** Names the window after its page and the house. */
export function namePage(title: string, houseName: string): void {
  page = title;
  house = houseName;
  show();
}

/** Names the window after a dialog, until the returned function is called. */
export function nameDialog(title: string): () => void {
  dialogs.push(title);
  show();
  return () => {
    dialogs.splice(dialogs.lastIndexOf(title), 1);
    show();
  };
}

// What lies on top is what the window is about.
function show(): void {
  document.title = [dialogs.at(-1) ?? page, house].filter((part) => part !== '').join(' · ');
}
