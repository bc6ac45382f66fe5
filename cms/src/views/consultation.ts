import type { View } from './view';

/**
 * The staff's inbox: the newest request on top, what to do about it beside it. The field behind
 * "Status" is `stage`, because the admin writes its own Draft or Published over a field named `status`.
 */
export const consultation: View = {
  uid: 'api::consultation.consultation',
  mainField: 'name',
  sort: ['createdAt', 'DESC'],
  columns: {
    name: 'Name',
    stage: 'Status',
    productInterest: 'Interested in',
    createdAt: 'Received',
    mail: 'Mailed to us',
  },
  rows: [
    [
      {
        name: 'stage',
        label: 'Status',
        hint: 'new: nobody has answered. contacted: we have. scheduled: a date is set. closed: done.',
        width: 6,
      },
      { name: 'productInterest', label: 'Interested in', width: 6 },
    ],
    [
      { name: 'name', label: 'Name', width: 6 },
      { name: 'phone', label: 'Phone', width: 6 },
    ],
    [
      { name: 'email', label: 'E-mail', width: 6 },
      { name: 'sourcePage', label: 'Sent from page', width: 6 },
    ],
    [{ name: 'message', label: 'Message', width: 12 }],
    [
      {
        name: 'internalNotes',
        label: 'Internal notes',
        hint: 'Only staff see this: what was said, what was promised.',
        width: 12,
      },
    ],
    [
      {
        name: 'mail',
        label: 'Mailed to us',
        hint: 'waiting: the mail server has not taken it yet, the desk keeps trying. none: there was no mail server.',
        readOnly: true,
        width: 4,
      },
      { name: 'mailedAt', label: 'Mailed at', readOnly: true, width: 4 },
      { name: 'mailProblem', label: 'What the mail server said', readOnly: true, width: 4 },
    ],
  ],
};
