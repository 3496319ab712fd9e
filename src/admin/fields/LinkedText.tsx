const SCHEMES = { email: 'mailto:', phone: 'tel:', url: '' } as const;

interface LinkedTextProps {
  readonly kind: keyof typeof SCHEMES;
  readonly text: string;
}

/** An address that can be followed: mail, telephone or web. These read from left to right in every language. */
export function LinkedText({ kind, text }: LinkedTextProps) {
  const outside = kind === 'url' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="field-link" href={hrefOf(kind, text)} {...outside} onClick={(event) => event.stopPropagation()}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}

function hrefOf(kind: keyof typeof SCHEMES, text: string): string {
  if (kind === 'url') return /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return SCHEMES[kind] + (kind === 'phone' ? text.replace(/[^\d+]/g, '') : text);
}
