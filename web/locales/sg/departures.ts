export default {
  title: 'Departures',
  description: 'The next departures by air and sea: until when we must have the parcel, and when it leaves.',
  heading: 'Next departures',
  intro:
    'Hand the parcel over before the cut-off and it travels along while there is room. Times are those of the place of departure.',
  way: 'Route',
  mode: 'By',
  modes: {
    air: 'Air',
    sea: 'Sea',
  },
  cut_off: 'Cut-off',
  departs: 'Departs',
  state: 'State',
  open: 'Room left',
  full: 'Full',
  late: 'Closed',
  none: 'No departures are scheduled yet.',
}
