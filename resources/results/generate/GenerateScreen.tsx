import { Title, useTranslate } from 'react-admin';
import { registry } from '../../../schemas/index.ts';
import { WordsProvider } from '../../../src/admin/fields/WordsProvider.tsx';
import '../../../src/admin/theme/blocks.css';
import './office.css';
import { Readiness } from './Readiness.tsx';
import { scopeOf } from './place.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { usePlace } from './usePlace.ts';

const resource = registry.get('resultRun');

/** What keeps the results of an exam from being generated, by section and subject, and the button that generates them. */
export function GenerateScreen() {
  const translate = useTranslate();
  const { form, chosen } = usePlace();
  const scope = scopeOf(chosen);
  return (
    <WordsProvider resource={resource}>
      <Title title={translate('screenNames.generateResults')} preferenceKey={false} />
      <div className="office">
        <PlaceForm form={form} />
        {scope ? (
          <Readiness key={JSON.stringify(scope)} scope={scope} />
        ) : (
          <p className="block-nothing">{translate('pages.results.choose')}</p>
        )}
      </div>
    </WordsProvider>
  );
}
