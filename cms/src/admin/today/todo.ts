/** What the desk says is waiting; see src/today. */
export interface Today {
  shop: string | null;
  requests: { unanswered: number; unmailed: number } | null;
  drafts: { uid: string; name: string; count: number }[];
}

export interface Todo {
  text: string;
  /** Within the admin. */
  link: string;
}

const LISTS = '/content-manager/collection-types';
const INBOX = `${LISTS}/api::consultation.consultation`;

/** One line for each thing to do, the most urgent first; none when all is done. */
export function toTodos({ requests, drafts }: Today): Todo[] {
  const { unanswered = 0, unmailed = 0 } = requests ?? {};
  return [
    unanswered > 0 && {
      text: `Answer ${counted(unanswered, 'new request')}`,
      link: `${INBOX}?filters[$and][0][stage][$eq]=new&sort=createdAt:ASC`,
    },
    unmailed > 0 && {
      text: `${counted(unmailed, 'request')} not mailed yet: the desk keeps trying`,
      link: `${INBOX}?filters[$and][0][mail][$eq]=waiting`,
    },
    ...drafts.map(({ uid, name, count }) => ({
      text: `${name}: ${counted(count, 'draft')} to publish`,
      link: `${LISTS}/${uid}`,
    })),
  ].filter((todo) => todo !== false);
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
