-- findStatementTimeout
select
  setting::int as ms
from
  pg_settings
where
  name = 'statement_timeout';

-- findJobsVersion
select
where
  to_regclass('jobs.version') is not null;

-- findJobsVersion
select
  version
from
  jobs.version;
