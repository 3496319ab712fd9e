import { useEffect } from 'react';

const LANDSCAPE = '@page { size: a4 landscape; margin: 10mm; }';

/** Prints on paper that lies on its side as long as the component is there: a style sheet of a file would stay. */
export function useLandscape(): void {
  useEffect(() => {
    // A browser without such sheets prints as it is set up.
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LANDSCAPE);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
