export default {
  title: 'My transactions',
  description:
    'All your shipments and box purchases in one place, with the payment status and the details of each.',
  heading: 'My transactions',
  types: {
    fee: 'Fee',
    shipment: 'Shipment',
    box_purchase: 'Box purchase',
    difference: 'Difference after weighing',
    batch: 'Batch of shipments',
  },
  empty: {
    shipment: 'Send a parcel',
    box_purchase: 'Buy a box',
  },
  status: {
    awaiting_payment: 'Awaiting payment',
    awaiting_approval: 'Awaiting approval',
    success: 'Success',
    expired: 'Expired',
    cancelled: 'Cancelled',
    rejected: 'Rejected',
  },
  late: 'Late',
  boxes: '{{count}} × box {{label}}',
  pay: 'Pay {{amount}}',
  view_details: 'View details',
  ways: {
    air: 'By air to {{city}}',
    sea: 'By sea to {{city}}',
  },
}
