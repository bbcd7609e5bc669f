import { openReport } from '#web/platform/report.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';

/** The menu of an answer, from which the person can report it to the moderators. */
export function WynMore({ reportId }: { reportId: string }) {
  const report = () => openReport({ kind: 'wyn_reply', id: reportId });
  return (
    <Menu items={[{ label: t('common.report', 'Report'), icon: Flag, danger: true, onSelect: report }]}>
      <IconButton
        icon={DotsThree}
        label={t('wyn.more-about-this-answer', 'More about this answer')}
        size={22}
        className="-me-2 -mb-2 text-ink-2"
      />
    </Menu>
  );
}
