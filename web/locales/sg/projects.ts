export default {
  title: 'Project cargo',
  description:
    'Project cargo and company moves between Malaysia and Indonesia: large goods, many pieces, one plan from pickup to hand-over.',
  heading: 'Project cargo and company moves',
  intro:
    'Machines, exhibition gear or a whole office: large shipments need a plan of their own. We measure, pack, prepare the papers and carry by sea or air to the schedule we agree with you.',
}
