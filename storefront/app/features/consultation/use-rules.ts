import { parse } from '@conform-to/react';
import { useRef, useState } from 'react';

import type { parseConsultation } from './consultation-rules';

type Rules = typeof parseConsultation;

/** Until the rules are here everything passes: the server knows them too, and answers in the same words. */
const leaveItToTheServer: Rules = (formData) => parse(formData, { resolve: () => ({}) });

/** The rules of the form, and how to fetch them; a fetch that fails is tried again at the next occasion. */
export function useRules(): { rules: Rules; fetchRules: () => void } {
  const [rules, setRules] = useState<Rules>(() => leaveItToTheServer);
  const asked = useRef(false);

  function fetchRules() {
    if (asked.current) return;
    asked.current = true;
    import('./consultation-rules').then(
      (chunk) => setRules(() => chunk.parseConsultation),
      () => (asked.current = false),
    );
  }

  return { rules, fetchRules };
}
