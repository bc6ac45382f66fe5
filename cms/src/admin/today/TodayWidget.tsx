import { useEffect, useState } from 'react';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { toTodos, type Today } from './todo';

/** The first thing that staff see: what to do, each a link to where it is done, and the way to the shop. */
export function TodayWidget() {
  const { get } = useFetchClient();
  const [today, setToday] = useState<Today>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    get<Today>('/desk/today')
      .then(({ data }) => setToday(data))
      .catch(() => setFailed(true));
  }, [get]);

  if (failed) return <Widget.Error />;
  if (!today) return <Widget.Loading />;
  const todos = toTodos(today);
  return (
    <Flex direction="column" alignItems="start" gap={4}>
      {todos.length === 0 && <Typography>Nothing waits for you.</Typography>}
      {todos.map(({ text, link }) => (
        <Link key={text} tag={NavLink} to={link}>
          {text}
        </Link>
      ))}
      {today.shop && (
        <Link href={today.shop} isExternal>
          Open the shop
        </Link>
      )}
    </Flex>
  );
}
