import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';

/** Has an empty field checked anew once it is no longer required: nobody is told of a demand that has been met elsewhere. */
export function useMetDemand(path: string, isRequired: boolean): void {
  const { getFieldState, trigger } = useFormContext();
  const checkAnew = useEffectEvent(() => {
    // What the server said stays until the field is changed.
    if (getFieldState(path).error?.type === 'validate') void trigger(path);
  });
  useEffect(() => {
    if (!isRequired) checkAnew();
  }, [isRequired]);
}
