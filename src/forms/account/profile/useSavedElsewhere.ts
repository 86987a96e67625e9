import { useEffect, useRef } from 'react';
import { useForm } from '../../engine/formContext.ts';

/** Takes up what another tab has saved, but for the answers that were changed here. */
export function useSavedElsewhere(saved: Readonly<Record<string, string>>): void {
  const { fields, setValues } = useForm();
  const knownRef = useRef(saved);
  useEffect(() => {
    const known = knownRef.current;
    knownRef.current = saved;
    setValues((now) =>
      Object.fromEntries(
        fields
          .filter(({ name }) => saved[name] !== known[name] && now[name] === known[name])
          .map(({ name }) => [name, saved[name] ?? '']),
      ),
    );
  }, [saved, fields, setValues]);
}
