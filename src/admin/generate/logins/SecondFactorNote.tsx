import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { secondFactorResets } from '../../../core/calls/accountCalls.ts';
import { RESETS_PATH } from '../../../core/resetsPath.ts';
import { readLocale } from '../../browser/preferences.ts';
import { callApi } from '../../http/callApi.ts';
import { useProduct } from '../../product/product.ts';
import { useAccount } from '../../providers/ability.ts';

/** On the page of a user: whether they have a second factor, with the way to its reset. */
export function SecondFactorNote({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const { languages } = useProduct();
  const { user: looker } = useAccount();
  // One's own stands on the profile.
  const isOfAnother = looker !== undefined && looker.id !== Number(record.id);
  const { data } = useQuery({
    queryKey: ['secondFactorResets'],
    queryFn: async ({ signal }) => {
      const [resets] = await Promise.all([
        callApi(secondFactorResets, { signal }),
        languages.loadHandMade(readLocale()),
      ]);
      return resets;
    },
    enabled: isOfAnother,
    retry: false,
  });
  if (!isOfAnother || !data) return null;
  const isAbout = ({ id }: { readonly id: number }) => id === Number(record.id);
  const isWaiting = data.waiting.some(({ user }) => isAbout(user));
  const isOn = data.users.some(isAbout);
  const link = (text: string) => (
    <Link className="field-link" to={RESETS_PATH} state={{ user: Number(record.id) }}>
      {translate(text)}
    </Link>
  );
  if (isWaiting) return <p className="show-second-factor">{link('security.resets.isWaiting')}</p>;
  return (
    <p className="show-second-factor">
      {translate(isOn ? 'security.resets.isOn' : 'security.resets.isOff')}
      {isOn && <> · {link('security.resets.request')}</>}
    </p>
  );
}
