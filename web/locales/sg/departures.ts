export default {
  title: 'Departures',
  description: 'The next departures by air and sea: the latest time to hand in a parcel, and when it leaves.',
  heading: 'Next departures',
  intro:
    'Hand the parcel over before the cut-off and it travels on that departure, as long as there is room. Times are local to the place of departure.',
  way: 'Route',
  mode: 'By',
  modes: {
    air: 'Air',
    sea: 'Sea',
  },
  cut_off: 'Cut-off',
  departs: 'Departs',
  state: 'Status',
  open: 'Room left',
  full: 'Full',
  late: 'Closed',
  none: 'No departures are scheduled yet',
  still: 'You can hand in parcels all the same: the arrival shown with each price still applies.',
  price: 'Check the price',
}
