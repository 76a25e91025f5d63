import ArrowRight from 'virtual:icon/arrow-right'
import { Link } from 'react-router'
import { dayIn, timeOnlyIn } from '#contract/places/moment.ts'
import { macros } from '#contract/parcels/macros.ts'
import type { ParcelInList } from '#contract/office/office-parcels.ts'
import { labelCodes } from '#contract/orders/label-codes.ts'
import { orderWords, wordFor } from '#contract/orders/order-words.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { useLanguage, useOwnZone } from '../../platform/moment.ts'
import { useParcelWords } from '../../parts/parcel/use-parcel-words.ts'
import { SmallArc } from '../../parts/parcel/SmallArc.tsx'
import { Choose } from './ChooseParcel.tsx'
import { NowCell } from './NowCell.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useFigures } from '../../parts/quote/use-figures.ts'
import { useShortDay } from '../../platform/use-short-day.ts'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWalk } from '../use-walk.ts'
import { useWords } from '../../platform/words.ts'
import { modeIcons } from '../../parts/quote/mode-icons.ts'

interface Props {
  parcels: ParcelInList[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

export function ParcelTable({ parcels, chosen, onChoose }: Props) {
  const { t } = useWords()
  useWalk()
  useShortcuts({ x: chooseRow })
  return (
    <Table
      caption={t('office_parcels.heading')}
      rows={parcels}
      keyOf={({ id }) => id}
      isLong
      className="dense-rows"
      columns={useColumns({ chosen, onChoose })}
    />
  )
}

/** The row in which the keys are. */
function chooseRow() {
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
}

function useColumns({ chosen, onChoose }: Omit<Props, 'parcels'>): Column<ParcelInList>[] {
  const { t } = useWords()
  return [
    {
      heading: t('office_parcels.bulk.heading'),
      render: (parcel) => <Choose {...{ parcel, chosen, onChoose }} />,
    },
    { heading: t('office_parcels.number'), render: (parcel) => <NumberLink parcel={parcel} /> },
    { heading: t('office_parcels.last_event'), render: (parcel) => <State parcel={parcel} /> },
    { heading: t('office_parcels.way'), render: (parcel) => <Way parcel={parcel} /> },
    { heading: t('office_parcels.now'), render: (parcel) => <NowCell parcel={parcel} /> },
    {
      heading: t('office_parcels.one.weight'),
      numeric: true,
      look: 'md:max-xl:hidden',
      render: ({ weight }) => <Weight weight={weight} />,
    },
    {
      heading: t('office_parcels.to_do'),
      look: 'md:max-[88rem]:hidden',
      render: (parcel) => <ToDo parcel={parcel} />,
    },
    { heading: t('office_parcels.promised'), render: (parcel) => <Promised parcel={parcel} /> },
    {
      heading: t('office_parcels.holder'),
      look: 'md:max-xl:hidden',
      render: ({ holder_name }) => <Holder name={holder_name} />,
    },
    {
      heading: t('office_parcels.changed'),
      look: 'md:max-2xl:hidden',
      render: ({ changed_at }) => <Changed at={changed_at} />,
    },
  ]
}

function Weight({ weight }: Pick<ParcelInList, 'weight'>) {
  const { t } = useWords()
  const { number } = useFigures()
  if (weight === null) return null
  return (
    <span className="whitespace-nowrap">{t('office_parcels.bulk.weight', { weight: number(weight) })}</span>
  )
}

function Holder({ name }: { name: string | null }) {
  const { t } = useWords()
  return name ?? <span className="whitespace-nowrap">{t('office_parcels.filters.nobody')}</span>
}

/** Where it is at a glance and in words; only trouble and what is kept for somebody has a colour. */
function State({ parcel: { code, macro, type, mode } }: { parcel: ParcelInList }) {
  const said = useParcelWords(orderRules[type].holds === 'boxes', mode)
  return (
    <span className="inline-flex items-center gap-3">
      <SmallArc
        isTiny
        transaction={{ status: 'success', parcel: { code, macro } }}
        className="w-14 shrink-0 max-xl:hidden"
      />
      <span className={`font-semibold ${words[macros[macro].staffTone]}`}>{said.event(code)}</span>
    </span>
  )
}

const words = { neutral: '', done: 'text-done', waiting: 'text-waiting', trouble: 'text-trouble' } as const

/** The codes of its label; in words for whoever hears the page, or rests on one. */
function ToDo({ parcel: { to_do } }: { parcel: ParcelInList }) {
  const language = useLanguage()
  if (!to_do?.length) return null
  return (
    <span className="flex flex-wrap gap-1">
      {to_do.map((name) => {
        const word = wordFor(orderWords[language].add_on, name)
        return (
          <span key={name} title={word}>
            <Badge>
              <span aria-hidden="true">{wordFor(labelCodes.add_ons, name)}</span>
              <span className="sr-only">{word}</span>
            </Badge>
          </span>
        )
      })}
    </span>
  )
}

function Changed({ at }: { at: string }) {
  const language = useLanguage()
  const zone = useOwnZone()
  return (
    <span className="figures text-sm md:whitespace-nowrap">
      {dayIn(language, zone, at, 'medium')} {timeOnlyIn(zone, at)}
    </span>
  )
}

function NumberLink({ parcel: { tracking_number: number } }: { parcel: ParcelInList }) {
  return (
    <Link
      data-walk
      data-whole
      to={`/office/parcels/${number}`}
      className="figures inline-flex md:whitespace-nowrap min-h-11 md:min-h-10 items-center font-semibold underline underline-offset-4"
    >
      {inGroups(number)}
    </Link>
  )
}

function Promised({ parcel: { arrives_to, is_late } }: { parcel: ParcelInList }) {
  const { t } = useWords()
  const day = useShortDay()
  return (
    <span className="whitespace-nowrap">
      {arrives_to && day(arrives_to)}
      {is_late && <span className="text-trouble font-semibold"> {t('office_parcels.late')}</span>}
    </span>
  )
}

function Way({ parcel: { from_city, to_city, mode } }: { parcel: ParcelInList }) {
  const { t } = useWords()
  const Icon = mode ? modeIcons[mode] : ArrowRight
  const label = mode ? t(`office_parcels.modes.${mode}`) : t('office_parcels.onward')
  return (
    <span className="wrap-normal">
      <span className="inline-block">{from_city}</span>{' '}
      {(mode ?? from_city) && (
        <Icon role="img" aria-label={label} className="text-muted mx-1 inline size-4 align-[-0.125em]" />
      )}{' '}
      <span className="inline-block">{to_city}</span>
    </span>
  )
}
