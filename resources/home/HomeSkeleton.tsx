import { registry } from '../../schemas/index.ts';
import { HOME_PARTS, type HomePart } from '../../schemas/homeParts.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import { Parts } from './Parts.tsx';

/**
 * Stands where the parts will be. It is as high as the screen at least: what comes takes its place, and nothing that has been
 * seen moves.
 */
export function HomeSkeleton() {
  const may = useMay();
  return (
    <div className="home-skeleton" aria-busy="true">
      <Parts
        draw={(name) => {
          const { needs = [] }: HomePart = HOME_PARTS[name];
          return needs.every((needed) => may(registry.get(needed), 'read')) && <div className="home-card" />;
        }}
      />
    </div>
  );
}
