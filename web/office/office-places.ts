import Banknote from 'lucide-react/icons/banknote'
import Box from 'lucide-react/icons/box'
import FileText from 'lucide-react/icons/file-text'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Landmark from 'lucide-react/icons/landmark'
import Layers from 'lucide-react/icons/layers'
import Mail from 'lucide-react/icons/mail'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Stamp from 'lucide-react/icons/stamp'
import Store from 'lucide-react/icons/store'
import Tags from 'lucide-react/icons/tags'
import Ticket from 'lucide-react/icons/ticket'
import Undo2 from 'lucide-react/icons/undo-2'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import Users from 'lucide-react/icons/users'

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
