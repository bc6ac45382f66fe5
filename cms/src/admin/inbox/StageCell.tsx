import { useState } from 'react';
import { styled } from 'styled-components';
import { unstable_useDocumentActions as useDocumentActions } from '@strapi/strapi/admin';

const STAGES = ['new', 'contacted', 'scheduled', 'closed'];

const Choice = styled.select`
  padding: 0.4rem 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  font-size: 1.4rem;
`;

interface StageCellProps {
  documentId: string;
  name: string;
  stage: string;
}

/** Moves a request on from the list: a click opens the choices, a second one chooses. */
export function StageCell({ documentId, name, stage }: StageCellProps) {
  const { update } = useDocumentActions();
  const [chosen, setChosen] = useState(stage);

  async function move(next: string) {
    setChosen(next);
    const model = 'api::consultation.consultation';
    const answer = await update(
      { collectionType: 'collection-types', model, documentId, params: {} },
      { stage: next },
    );
    // The admin has said why by now.
    if ('error' in answer) setChosen(stage);
  }

  return (
    <Choice
      aria-label={`Status of the request of ${name}`}
      value={chosen}
      onChange={(event) => void move(event.target.value)}
      // The row around it is a link to the request.
      onClick={(event) => event.stopPropagation()}
    >
      {STAGES.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Choice>
  );
}
