export default {
  title: 'My transactions',
  description:
    'All your shipments and box purchases in one place, with the status of the payment and the details of every transaction.',
  heading: 'My transactions',
  intro:
    'All your shipments and box purchases are listed here, newest first. Open a transaction to see the status of its payment and its details.',
}
