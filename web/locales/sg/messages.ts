export default {
  heading: 'News by e-mail',
  language: 'Language of the e-mails',
  steps: 'Tell me when',
  money: 'E-mails about payment, vouchers and refunds always come.',
  saved: 'Your choice of e-mails is saved',
  letters: {
    handed_over: 'Parcel in our hands',
    pickup_failed: 'Pickup failed',
    departed: 'Parcel departed',
    customs_hold: 'Held by customs',
    duty_due: 'Import duty to be paid',
    out_for_delivery: 'Out for delivery',
    delivery_failed: 'Delivery failed',
    ready_for_collection: 'Ready for collection',
    delivered: 'Delivered',
    returned: 'Returned to sender',
  },
}
