import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { StickyFoot } from '../../ui/StickyFoot.tsx'
import type { Saving } from './draft-keeper.ts'
import { useWords } from '../../platform/words.ts'

export interface DraftState {
  saving: Saving
  choose: (which: 'mine' | 'other') => void
}

interface Props extends DraftState {
  sum: ReactNode
  children: ReactNode
  /** The foot of what shows the sum beside the steps: where it is given, the ways on stand there. */
  ticket?: Element | null
  /** Where the bar lies on a phone: beside more than the form, it also stays in sight above it. */
  foot?: Element | null
}

/** The price and the ways on, with a word on whether what was typed is safe. */
export function DraftFoot({ saving, choose, sum, children, ticket = null, foot = null }: Props) {
  if (ticket) {
    const ways = (
      <div className="grid gap-3">
        {saving === 'changed' ? <WhichDraft choose={choose} /> : children}
        <p aria-live="polite">
          <Saved saving={saving} />
        </p>
      </div>
    )
    return createPortal(ways, ticket)
  }
  const bar = (
    <StickyFoot>
      {saving === 'changed' ? (
        <WhichDraft choose={choose} />
      ) : (
        <>
          {/* A sentence breaks into lines, so that the way on stays beside it, under the thumb. */}
          <p className="flex-1 basis-32" aria-live="polite">
            {sum}
          </p>
          {/* Below the way on, where the sum has lines to spare; a whole sentence below both. */}
          <div className={isWord(saving) ? 'ml-auto' : 'contents'}>
            <div className="ml-auto flex flex-wrap gap-2">{children}</div>
            <p
              className={`leading-tight ${isWord(saving) ? 'text-center' : 'basis-full'}`}
              aria-live="polite"
            >
              <Saved saving={saving} />
            </p>
          </div>
        </>
      )}
    </StickyFoot>
  )
  return foot ? createPortal(bar, foot) : bar
}

function isWord(saving: Saving) {
  return saving === 'nothing' || saving === 'saving' || saving === 'saved'
}

function Saved({ saving }: { saving: Saving }) {
  const { t } = useWords()
  if (saving === 'nothing' || saving === 'changed') return null
  return <span className="text-muted block text-sm">{t(`draft.saving_states.${saving}`)}</span>
}

/** Another window or device was first: nothing of either is lost before somebody has chosen. */
function WhichDraft({ choose }: Pick<DraftState, 'choose'>) {
  const { t } = useWords()
  return (
    <>
      <div role="alert">
        <p className="font-semibold">{t('draft.changed.title')}</p>
        <p className="text-sm">{t('draft.changed.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => choose('mine')}>{t('draft.changed.mine')}</Button>
        <Button kind="secondary" onClick={() => choose('other')}>
          {t('draft.changed.other')}
        </Button>
      </div>
    </>
  )
}
