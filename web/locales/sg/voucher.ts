export default {
  title: 'My vouchers',
  description:
    'The vouchers of your official boxes: value, status, expiry, and what happens next until the money is back with you.',
  heading: 'My vouchers',
  intro:
    'Every official box carries one voucher. Its value comes back to you once a courier or our office has confirmed the box.',
  buy: 'Buy an official box',
  box: 'Box {{label}}',
  valid_until: 'Valid until {{day}}',
  sticker: 'Sticker (PDF)',
  status: {
    issued: 'Ready to use',
    attached: 'Attached to a shipment',
    confirmed: 'Box confirmed',
    refunded: 'Refunded',
    expired: 'Expired',
    void: 'Void',
  },
  next: {
    issued: 'Put the sticker on the box, then choose this voucher when you send a parcel.',
    attached: 'The courier scans the box when taking it over.',
    confirmed: 'Our office will pay the money into your bank account.',
    refunded: 'The money was paid into your bank account.',
    expired: 'This voucher was not used before it expired.',
    void: 'This voucher can no longer be used.',
  },
  refund: {
    heading: 'Bank account for refunds',
    text: 'The value of your vouchers goes to this account.',
    bank: 'Bank',
    account_number: 'Account number',
    account_name: 'Account name',
    saved: 'Account saved',
  },
  refunds: {
    heading: 'My refunds',
    due: 'On its way',
    paid: 'Sent {{day}}',
    withdrawn: 'Withdrawn',
    bank_reference: 'Bank reference: {{reference}}',
    kinds: {
      voucher: 'Voucher of an official box',
      credit: 'Parcel lighter than ordered',
      claim: 'Claim',
      cancellation: 'Cancelled order',
    },
  },
}
