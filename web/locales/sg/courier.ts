export default {
  title: 'Couriers and agents',
  description: 'The working area of couriers and agents: today’s list, scanning, weighing, hand-over.',
  heading: 'Couriers and agents',
  intro: 'This area is for our couriers and agents.',
}
