import type { SmallWords } from '../language-words.ts'

export const smallWords: SmallWords = {
  greeting: (name) => `Hello ${name},`,
  pay: {
    transfer: ({ account, word }) =>
      `by transfer to ${account}${word ? `, with “${word}” as the reference` : ''}`,
    qris: () => 'by the QR code on your order’s page',
    cash: ({ place }) => `in cash at ${place}`,
  },
  payBy: {
    proof: 'Send the proof of payment on your order’s page.',
    counter: 'Pay there; no proof is needed.',
  },
  more: (count) => `and ${count} more`,
  reject: {
    amount_differs: 'the amount isn’t the one asked for',
    not_received: 'the money hasn’t arrived in our account',
    unreadable: 'the picture can’t be read',
    wrong_account: 'the payment went to another account',
    already_used: 'this proof was already used for another order',
    other: 'see your order’s page',
  },
  partCame: (came, missing) => `only ${came} has arrived; pay the missing ${missing} the same way`,
  cancel: {
    customer_asked: 'you asked us to',
    not_served: 'we can’t serve this address or route',
    not_allowed: 'we aren’t allowed to carry its contents',
    placed_twice: 'the order was placed twice',
    other: 'see the order’s page',
  },
  voidVoucher: {
    box_lost: 'the box was lost',
    box_damaged: 'the box is damaged',
    misused: 'the voucher wasn’t used as agreed',
    settled: 'we settled the deposit with you in another way',
  },
  sendBack: {
    customer_asked: 'you asked us to',
    refused: 'the receiver refused it',
    not_reached: 'we couldn’t reach the receiver',
    customs: 'customs won’t let it in',
    not_allowed: 'we aren’t allowed to carry its contents',
    other: 'see your order’s page',
  },
  decline: {
    not_shown: 'the pictures and our records don’t show the damage or loss',
    not_in_our_care: 'it happened while the parcel wasn’t in our care',
    weak_packing: 'the packing was too weak',
    wrong_declaration: 'the declaration was wrong or incomplete',
    prohibited: 'the goods are prohibited',
    kept_by_customs: 'customs kept the goods',
    no_answer: 'our question wasn’t answered',
    other: 'see the claim’s page',
  },
  step: {
    nobody_home: 'nobody was at home',
    wrong_address: 'the address is wrong',
    no_access: 'the courier couldn’t get in',
    receiver_asked_later: 'somebody there asked for another time',
    not_expected: 'the receiver didn’t expect it',
    changed_mind: 'the receiver doesn’t want it any more',
    looks_damaged: 'the parcel looked damaged',
    not_ready: 'the parcel wasn’t ready',
    weather: 'bad weather',
    missed_departure: 'it missed its departure',
    customs_queue: 'a long queue at customs',
    address_unclear: 'the address is unclear',
    too_much_work: 'too many parcels at once',
    crushed: 'it was crushed',
    wet: 'it got wet',
    opened: 'it was opened',
    not_at_the_hub: 'not found at the hub',
    not_unloaded: 'not unloaded on arrival',
    not_at_the_receiver: 'the receiver didn’t get it',
    other: 'see the tracking page',
  },
  counter: (city) => `our agent in ${city}`,
  code: {
    owner:
      'The courier hands the parcel over only with the receiver’s code. You’ll find the code on your shipment’s page; pass it on to the receiver.',
    receiver: 'It is handed over only with the receiver’s code; ask the sender for the code.',
  },
  boxes: {
    deliver: (address, visit) =>
      visit
        ? `We’ll bring the boxes to ${address}: ${visit}.`
        : `We’ll bring the boxes to ${address} and write to you as soon as the courier is on the way.`,
    collect: (visit, counter) => {
      const where = counter ?? 'an agent’s counter'
      if (visit) return `Collect the boxes at ${where}: ${visit}.`
      const next = counter ? 'write to you' : 'send you its address'
      return `Collect the boxes at ${where}. We’ll ${next} as soon as they are ready.`
    },
  },
  handOver: {
    fetch: (visit) => `A courier will pick up the parcel: ${visit}.`,
    bring: (counter, visit) => `Bring the parcel to ${counter}: ${visit}.`,
    deliver: (visit) => `A courier will bring it: ${visit}.`,
    collect: (counter, visit) => `Collect it at ${counter}: ${visit}.`,
  },
  somebody: 'Somebody',
  choose: 'Choose which of these emails you get, on your profile page:',
  stop: 'No more emails about parcels? Stop them here:',
  signature: 'This email was sent automatically. Need help? Our team is here around the clock.',
  minutes: (count) => (count === 1 ? 'one minute' : `${count} minutes`),
  application: {
    documents_unreadable: 'The documents or their pictures can’t be read clearly.',
    number_differs: 'The business registration number differs from the one on the document.',
    area_served: 'Another agent already serves your area.',
    counter_unfit: 'The counter isn’t suitable yet for taking in and keeping parcels.',
    not_reached: 'We couldn’t reach you at the number you gave.',
    other: '',
  },
}
