import { Link } from 'react-router';

interface FiguresTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly address?: string | undefined;
    readonly cells: readonly string[];
  }[];
}

/** The figures of a chart to read. */
export function FiguresTable({ label, heads, rows }: FiguresTableProps) {
  return (
    <table className="home-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, address, cells }) => (
          <tr key={name}>
            <th scope="row">{address ? <Link to={address}>{name}</Link> : name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
