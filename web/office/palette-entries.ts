import CornerDownRight from 'virtual:icon/corner-down-right'
import ListFilter from 'virtual:icon/list-filter'
import Package from 'virtual:icon/package'
import Ticket from 'virtual:icon/ticket'
import UserRound from 'virtual:icon/user-round'
import { useLocation } from 'react-router'
import type { Data } from '#contract/platform/endpoint.ts'
import type { searchOffice } from '#contract/office/office-search.ts'
import { formatRinggit } from '#contract/prices/money.ts'
import { inGroups } from '#contract/parcels/tracking-number.ts'
import { orderRules } from '#contract/site/order-types.ts'
import { wordOfMacro } from '../parts/parcel/use-parcel-words.ts'
import { useWords } from '../platform/words.ts'
import { actsInSight, type Act } from './acts-in-sight.ts'
import { officePlaces } from './office-places.ts'
import { orderPlace } from './order-place.ts'
import { goKeys } from './use-office-keys.ts'
import { useWaitingAt } from './use-waiting-at.ts'
import { whyFound } from './why-found.ts'
import type { DrawnIcon } from '../ui/icon-of.tsx'

/** Somewhere to go, with what one needs to know to choose it. */
export interface Entry {
  id: string
  group: string
  Icon: DrawnIcon
  title: string
  about: string
  /** What was found in it, where it is not its title. */
  why?: string
  /** The keys that lead there without this list. */
  keys: readonly string[]
  /** An address, with what the page there looks for; or something that the page in sight can do. */
  to: string | Act
  state?: { text: string }
}

export type Found = Data<typeof searchOffice>

const mostOfAKind = 5

/** What was found comes first, then what the page can do, then all that is found, then places of the office. */
export function useEntries(text: string, isLong: boolean, found: Found | undefined): Entry[] {
  const acts = useActs(text)
  const places = usePlaces(text)
  const things = useFound(text, found)
  const all = useAllResults(text)
  return [...things, ...acts, ...(isLong ? [all] : []), ...places]
}

function useFound(text: string, found: Found | undefined): Entry[] {
  const { t } = useWords()
  if (!found) return []
  const orders = found.order_data.slice(0, mostOfAKind).map((order) => ({
    id: order.order_id,
    group: t('office_search.orders'),
    Icon: Package,
    title: inGroups(order.tracking_number),
    about: [
      order.macro
        ? t(wordOfMacro(orderRules[order.type].holds === 'boxes', order.macro))
        : t(`transaction.status.${order.status}`),
      order.amount ? formatRinggit(order.amount) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    why: whyFound(order, t),
    keys: [],
    to: orderPlace(order, text),
  }))
  const vouchers = found.voucher_data.slice(0, mostOfAKind).map((voucher) => ({
    id: voucher.id,
    group: t('office_search.vouchers'),
    Icon: Ticket,
    title: voucher.serial,
    about: `${voucher.box_label} · ${t(`office_search.voucher_status.${voucher.status}`)}`,
    keys: [],
    to: `/office/parcels/${voucher.tracking_number}`,
  }))
  const customers = found.customer_data.slice(0, mostOfAKind).map((customer) => ({
    id: customer.id,
    group: t('office_search.customers'),
    Icon: UserRound,
    title: customer.name,
    about: `${customer.email} · ${customer.phone}`,
    keys: [],
    to: `/office/parcels?state=all&customer=${customer.id}`,
  }))
  return [...orders, ...vouchers, ...customers]
}

function useAllResults(text: string): Entry {
  const { t } = useWords()
  return {
    id: 'all',
    group: t('office_search.go_to'),
    Icon: ListFilter,
    title: t('office_search.all_results'),
    about: text,
    keys: [],
    to: '/office/search',
    state: { text },
  }
}

/** Before anything is typed only a few: the places stay in sight. */
function useActs(text: string): Entry[] {
  const { t } = useWords()
  // Looked for at each letter: some acts appear once the server has said what they would do.
  const wanted = actsInSight().filter(({ title }) => beginsLike(title, text))
  return wanted.slice(0, text ? undefined : mostOfAKind).map((act) => ({
    id: `act ${act.title}`,
    group: t('office_search.on_page'),
    Icon: CornerDownRight,
    title: act.title,
    about: '',
    keys: [],
    to: act,
  }))
}

/** Places whose name, or the name of whose group, has a word that begins like what is typed. */
function usePlaces(text: string): Entry[] {
  const { t } = useWords()
  const { pathname } = useLocation()
  const waitingAt = useWaitingAt()
  return officePlaces.flatMap(([groupKey, places]) =>
    places
      .map(([to, key, Icon]) => ({ to, title: t(key), Icon }))
      .filter(({ to, title }) => to !== pathname && beginsLike(`${title} ${t(groupKey)}`, text))
      .map(({ to, title, Icon }) => ({
        id: to,
        group: t('office_search.go_to'),
        Icon,
        title,
        about: waitingAt(to)?.words ?? '',
        keys: keysTo(to),
        to,
      })),
  )
}

function keysTo(place: string) {
  const second = Object.keys(goKeys).find((key) => goKeys[key] === place)
  return second ? ['G', second.toUpperCase()] : []
}

function beginsLike(words: string, text: string) {
  const wanted = text.toLowerCase()
  return ` ${words.toLowerCase()}`.includes(` ${wanted}`)
}
