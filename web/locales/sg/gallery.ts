export default {
  title: 'Components',
  description: 'All components on one page.',
  heading: 'Components',
  intro: 'Every component in every state.',
  sample: 'Sample',
  sample_text: 'A sample text that is long enough to read.',
  field_error: 'This field is required',
}
