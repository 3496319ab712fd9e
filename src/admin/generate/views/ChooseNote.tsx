import { Icon } from '../../icons/Icon.tsx';

/** What is still to be chosen. */
export function ChooseNote({ text }: { readonly text: string }) {
  return (
    <div className="list-empty views-empty">
      <Icon name="CalendarViewWeek" className="list-empty-sign" />
      <p>{text}</p>
    </div>
  );
}
