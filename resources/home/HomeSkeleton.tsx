const TILES = ['one', 'two', 'three', 'four'];
const CARDS = ['one', 'two'];

/** Stands where the figures will be, in about their size. */
export function HomeSkeleton() {
  return (
    <div className="home-skeleton" aria-busy="true">
      <div className="home-tiles">
        {TILES.map((name) => (
          <div key={name} className="home-tile" />
        ))}
      </div>
      <div className="home-cards">
        {CARDS.map((name) => (
          <div key={name} className="home-card" />
        ))}
      </div>
    </div>
  );
}
