import Banknote from 'virtual:icon/banknote'
import Box from 'virtual:icon/box'
import FileText from 'virtual:icon/file-text'
import History from 'virtual:icon/rotate-ccw-clock'
import House from 'virtual:icon/house'
import IdCard from 'virtual:icon/id-card'
import Landmark from 'virtual:icon/landmark'
import Layers from 'virtual:icon/layers'
import Mail from 'virtual:icon/mail'
import MessagesSquare from 'virtual:icon/messages-square'
import Package from 'virtual:icon/package'
import Settings from 'virtual:icon/settings'
import ShieldCheck from 'virtual:icon/shield-check'
import Stamp from 'virtual:icon/stamp'
import Store from 'virtual:icon/store'
import Tags from 'virtual:icon/tags'
import Ticket from 'virtual:icon/ticket'
import Undo2 from 'virtual:icon/undo-2'
import UserRound from 'virtual:icon/user-round'
import UserRoundPlus from 'virtual:icon/user-round-plus'
import Users from 'virtual:icon/users'

/** Every place of the office, grouped as its people think of them. */
export const officePlaces = [
  [
    'office.nav.work',
    [
      ['/office', 'office.nav.index', House],
      ['/office/payments', 'office.nav.payments', Landmark],
      ['/office/refunds', 'office.nav.refunds', Undo2],
      ['/office/vouchers', 'office.nav.vouchers', Ticket],
      ['/office/parcels', 'office.nav.parcels', Package],
      ['/office/manifests', 'office.nav.manifests', Layers],
      ['/office/customs', 'office.nav.customs', Stamp],
      ['/office/receiver-answers', 'office.nav.answers', MessagesSquare],
      ['/office/claims', 'office.nav.claims', ShieldCheck],
      ['/office/agents', 'office.nav.agents', UserRoundPlus],
    ],
  ],
  [
    'office.nav.persons',
    [
      ['/office/customers', 'office.nav.customers', Users],
      ['/office/people', 'office.nav.people', UserRound],
      ['/office/audit', 'office.nav.audit', History],
    ],
  ],
  [
    'office.nav.set_up',
    [
      ['/office/accounts', 'office.nav.accounts', Banknote],
      ['/office/boxes', 'office.nav.boxes', Box],
      ['/office/rates', 'office.nav.rates', Tags],
      ['/office/locations', 'office.nav.locations', Store],
      ['/office/settings', 'office.nav.settings', Settings],
      ['/office/passports', 'office.nav.passports', IdCard],
      ['/office/messages', 'office.nav.messages', Mail],
      ['/office/content', 'office.nav.content', FileText],
    ],
  ],
] as const
