import { useEffect, useState } from 'react';
import type { ReportRange } from '../../content/report.ts';
import { reportOf } from './reportOf.ts';
import type { Recorded, Report } from './reportOf.ts';

/**
 * The report of a range of time: undefined while it is being made, null if it must not be made. Another range means
 * another file, which the visitor has not read yet: the previous one is not shown meanwhile, and the consent given for
 * it is dropped.
 */
export function useReport(recorded: Recorded, range: ReportRange): Report | null | undefined {
  const [made, setMade] = useState<{ range: ReportRange; report: Report | null }>();
  useEffect(() => {
    let isWanted = true;
    const make = async () => {
      const report = await reportOf(recorded, range);
      if (isWanted) setMade({ range, report });
    };
    void make();
    return () => {
      isWanted = false;
    };
  }, [recorded, range]);
  return made?.range === range ? made.report : undefined;
}
