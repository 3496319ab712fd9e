import { useInstitute } from '../providers/useInstitute.ts';

export function AppFooter() {
  const institute = useInstitute();
  return (
    <footer className="app-footer">
      {institute && <span dir="auto">{`© ${new Date().getFullYear()} ${institute.name}`}</span>}
    </footer>
  );
}
