export default {
  title: 'Transactions',
  description: 'Your shipments and box purchases, with the state of their payment and all details.',
  heading: 'Transactions',
  intro: 'Your shipments and box purchases are kept here, the newest on top.',
}
