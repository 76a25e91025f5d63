import { formatRinggit } from '#contract/prices/ringgit.ts'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { useWords } from '../platform/words.ts'
import { EvidencePicture } from './EvidencePicture.tsx'
import type { useEntry } from './use-entry.ts'
import { WhatCounts } from './WeighedPrice.tsx'

type Props = Pick<ReturnType<typeof useEntry>, 'entry' | 'change' | 'asked' | 'keep' | 'leave'>

/** A slip at the scale asks its sender for money: once more what was weighed, what it makes, and a picture that shows it. */
export function AskMore({ entry, change, asked, keep, leave }: Props) {
  const { t } = useWords()
  const { difference = 0, old_total = 0, new_total = 0 } = asked ?? {}
  const amount = formatRinggit(difference)
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={leave}
      onConfirm={keep}
      title={t('weighing.ask_more', { amount })}
      confirm={t('courier.step.confirms.reweighed')}
      kind="primary"
    >
      <p className="figures">
        {t('weighing.ask_more_from', { before: formatRinggit(old_total), after: formatRinggit(new_total) })}
      </p>
      {asked && <WhatCounts price={asked} measures={entry.measures} />}
      <EvidencePicture
        label={t('weighing.scale_picture')}
        picture={entry.picture}
        onPick={(picture) => change({ picture })}
        error={undefined}
      />
    </ConfirmDialog>
  )
}
