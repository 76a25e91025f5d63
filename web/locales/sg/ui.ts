export default {
  loading: 'Loading …',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  delete: 'Delete',
  no_data: 'No data available',
  load_failed: 'The data could not be loaded',
  try_again: 'Try again',
  error_summary: 'Please check these fields',
  copy: 'Copy',
  copied: 'Copied successfully!',
  copy_failed: 'Failed to copy text',
  password: {
    show: 'Show',
    hide: 'Hide',
  },
  search_select: {
    placeholder: 'Type to search',
    nothing: 'Nothing matches',
  },
  stepper: {
    label: 'Steps',
    position: 'Step {{step}} of {{count}}',
  },
  country: {
    label: 'Country',
    MY: 'Malaysia',
    ID: 'Indonesia',
    phone: 'Country of the number',
  },
  places: {
    region: 'Region (state / province)',
    city: 'City',
    district: 'District',
    postal_code: 'Postal code',
  },
  date: {
    blocked: 'not available',
    previous: 'Previous month',
    next: 'Next month',
  },
  table: {
    label: 'Table',
  },
  slots: {
    legend: 'Time slot',
    full: 'Full',
    left: '{{count}} left',
  },
  upload: {
    choose: 'Choose or take a picture',
    drop: 'or drop it here',
    hint: 'JPEG, PNG, WebP or HEIC, at most 4 MB',
    too_large: 'The picture is larger than 4 MB',
    not_a_picture: 'This file is not a picture',
    remove: 'Remove picture',
    preview: 'Preview of {{name}}',
    sending: 'Uploading',
  },
  pagination: {
    more: 'Show more',
    shown: '{{count}} shown',
  },
  map: {
    label: 'Map of Malaysia and Indonesia',
  },
}
