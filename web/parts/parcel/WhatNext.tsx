import type { Language } from '#contract/platform/language.ts'
import { weekdayOf } from '#contract/places/moment.ts'
import { whatsappLink } from '#contract/site/company.ts'
import type { TrackedParcel } from '#contract/parcels/tracking.ts'
import { isAt, parcelSteps } from '#contract/parcels/parcel-steps.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useFigures } from '../quote/use-figures.ts'
import { useLanguage } from '../../platform/moment.ts'
import { AskOnWhatsApp } from './AskOnWhatsApp.tsx'
import { useWords, type Words } from '../../platform/words.ts'

type Parcel = Pick<TrackedParcel, 'code' | 'is_late' | 'box_service' | 'arrives'> & {
  /** How it reaches us: the page of its sender, or a counter on the page of everybody; null where a courier fetches it. */
  isBrought?: boolean
  /** Where and when, for its sender. */
  handOver?: { counter: string | null; visit: string | null }
  brought_to?: string | null
  fetch_day?: string | null
  /** What its receiver chose, as far as it is known here. */
  is_collected?: boolean
  booked_day?: string | null
}

interface Props {
  parcel: Parcel
  /** The day chosen since somebody came in vain. */
  again?: string | null
  /** A part of its page, with a heading as large as those of the others; the day stands on the poster above it. */
  isPart?: boolean
  /** For whoever came by a private link: whether another day is chosen on the same page, or cannot be chosen any more. */
  choice?: 'here' | 'none' | undefined
}

/** What follows; and where the promised days have passed, that they have, and why. */
export function WhatNext({ parcel, again = null, isPart = false, choice }: Props) {
  const { t } = useWords()
  const usual = useNext(parcel, again, isPart)
  const { next: follows } = parcelSteps[parcel.code]
  const isOpen = choice && !again && follows === 'another_attempt'
  const next = isOpen
    ? t(choice === 'here' ? 'tracking.next.choose_here' : 'tracking.next.tries_again')
    : usual
  return (
    <>
      {next && (isPart ? <Part next={next} /> : <Line next={next} />)}
      {(follows === 'duty' || follows === 'documents') && <Ask what={follows} />}
      {parcel.is_late && <Late parcel={parcel} />}
    </>
  )
}

/** The public page says nothing more; whoever works for us sees what customs wrote. */
function Ask({ what }: { what: 'duty' | 'documents' }) {
  const { t } = useWords()
  return <AskOnWhatsApp>{t(`tracking.next.ask_${what}`)}</AskOnWhatsApp>
}

function Part({ next }: { next: string }) {
  const { t } = useWords()
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t('tracking.next.heading')}</h2>
      <p className="text-lg">{next}</p>
    </section>
  )
}

function Line({ next }: { next: string }) {
  const { t } = useWords()
  return (
    <p>
      <span className="block text-sm font-semibold">{t('tracking.next.heading')}</span>
      {next}
    </p>
  )
}

/** Boxes are made ready for their buyer meanwhile, in words of their own. */
const beforeHandOver: ReadonlySet<string> = new Set(['preparing', 'hand_over', 'fetch', 'hand_over_again'])

function useNext(parcel: Parcel, again: string | null, isDaySaid: boolean) {
  const { code, box_service, isBrought, handOver, brought_to, fetch_day, is_collected } = parcel
  const { t } = useWords()
  const language = useLanguage()
  const { next } = parcelSteps[code]
  if (!next) return undefined
  if (next === 'chosen_day' && is_collected) return t('tracking.next.to_counter')
  if (again) return comesAgain(t, isAt(code, 'sender'), isDaySaid ? null : weekdayOf(language, again))
  if (next === 'hand_over' && isBrought !== undefined) return senders(t, isBrought, handOver)
  if (next === 'hand_over' && !box_service && brought_to !== undefined)
    return brought_to
      ? t('tracking.next.brought')
      : fetched(t, fetch_day ? weekdayOf(language, fetch_day) : null)
  if (next === 'fetch')
    return fetched(t, handOver?.visit ?? (fetch_day ? weekdayOf(language, fetch_day) : null))
  if (next === 'sender_answers' && isBrought !== undefined) return t('tracking.next.you_answer')
  if (next === 'last_part' && !box_service && parcel.is_collected !== undefined)
    return lastPart(t, parcel.is_collected, isDaySaid ? null : parcel.booked_day, language)
  return t(
    box_service && beforeHandOver.has(next) ? `tracking.boxes.next.${box_service}` : `tracking.next.${next}`,
  )
}

function comesAgain(t: Words['t'], isToSender: boolean, visit: string | null) {
  if (visit) return t(`tracking.next.${isToSender ? 'fetch_on' : 'bring_on'}`, { visit })
  return t(`tracking.next.${isToSender ? 'fetch' : 'to_door'}`)
}

function lastPart(t: Words['t'], isCollected: boolean, day: string | null | undefined, language: Language) {
  if (isCollected) return t('tracking.next.to_counter')
  return day ? t('tracking.next.to_door_on', { visit: weekdayOf(language, day) }) : t('tracking.next.to_door')
}

function senders(
  t: Words['t'],
  isBrought: boolean,
  { counter, visit }: NonNullable<Parcel['handOver']> = nowhere,
) {
  if (isBrought)
    return counter && visit ? t('tracking.next.bring_to', { counter, visit }) : t('tracking.next.bring')
  return fetched(t, visit)
}

function fetched(t: Words['t'], visit: string | null) {
  return visit ? t('tracking.next.fetch_on', { visit }) : t('tracking.next.fetch')
}

const nowhere = { counter: null, visit: null }

function Late({ parcel: { code, arrives } }: { parcel: Parcel }) {
  const { t } = useWords()
  const { range } = useFigures()
  const { late } = parcelSteps[code]
  if (!late || !arrives) return null
  return (
    <Alert tone="warning" title={t('tracking.late.heading', { range: range(arrives) })}>
      <p>{t(`tracking.late.${late}`)}</p>
      <p>{t('tracking.late.help')}</p>
      <p>
        <a className="underline" href={whatsappLink}>
          {t('tracking.late.ask')}
        </a>
      </p>
    </Alert>
  )
}
