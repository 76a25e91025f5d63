import { useState } from 'react'
import type { FaqEntry } from '#contract/site/content-shapes.ts'
import { useLanguage } from '../../platform/moment.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FaqForm } from './FaqForm.tsx'
import { useWords } from '../../platform/words.ts'

/** Questions in the office's own words; they are listed below those of the product. */
export function OwnQuestions({ entries }: { entries: FaqEntry[] }) {
  const { t } = useWords()
  const [open, setOpen] = useState<FaqEntry | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <div className="grid gap-4">
      <Button data-act="" className="justify-self-start" onClick={() => setOpen('new')}>
        {t('office_content.add')}
      </Button>
      {entries.length === 0 && <EmptyState />}
      <ul className="divide-line grid divide-y">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onEdit={() => setOpen(entry)} />
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={t(open === 'new' ? 'office_content.add' : 'ui.edit')}
      >
        <FaqForm entry={open === 'new' ? undefined : open} onSaved={close} />
      </Dialog>
    </div>
  )
}

function Entry({ entry, onEdit }: { entry: FaqEntry; onEdit: () => void }) {
  const { t } = useWords()
  const question = entry.question[useLanguage()]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 font-medium">{question}</span>
      <span className="flex items-center gap-3">
        <Badge tone={entry.is_active ? 'done' : 'neutral'}>
          {t(entry.is_active ? 'office_content.shown' : 'office_content.hidden')}
        </Badge>
        <Button kind="secondary" onClick={onEdit} aria-label={`${t('ui.edit')}: ${question}`}>
          {t('ui.edit')}
        </Button>
      </span>
    </li>
  )
}
