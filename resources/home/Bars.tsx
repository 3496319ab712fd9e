import { Link } from 'react-router';

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
  readonly address: string | undefined;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** What a full bar stands for; the largest value when not said. */
  readonly whole?: number;
}

/** Parts of a whole as bars with their figures; each leads to what it stands for. */
export function Bars({ bars, whole }: BarsProps) {
  const longest = whole ?? Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul className="home-bars">
      {bars.map(({ key, name, value, text, address }) => {
        const content = (
          <>
            <span className="home-bar-name">
              <bdi>{name}</bdi>
            </span>
            <span className="home-bar-track" aria-hidden>
              <span style={{ inlineSize: `${(value / longest) * 100}%` }} />
            </span>
            <span className="home-bar-text">{text}</span>
          </>
        );
        return (
          <li key={key}>
            {address ? (
              <Link className="home-bar" to={address}>
                {content}
              </Link>
            ) : (
              <div className="home-bar">{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
