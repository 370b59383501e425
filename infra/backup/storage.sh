# Sourced by backup.sh and restore.sh: where stored bytes are, read with the API's own settings.
# shellcheck shell=bash

fail() {
  echo "$1" >&2
  exit 1
}

need() {
  local tool
  for tool in "$@"; do command -v "$tool" >/dev/null || fail "\"$tool\" is needed and was not found."; done
}

# The folder store's root, or the bucket's address with FILES=s3.
storage_place() {
  case "${FILES:-folder}" in
    folder) echo "${DATA_DIR:?set DATA_DIR to the data folder, or FILES=s3 and S3_BUCKET}/files" ;;
    s3) echo "s3://${S3_BUCKET:?set S3_BUCKET with FILES=s3}" ;;
    *) fail 'FILES must be folder or s3.' ;;
  esac
}

s3() {
  AWS_ACCESS_KEY_ID="${S3_ACCESS_KEY_ID:-${AWS_ACCESS_KEY_ID:-}}" \
    AWS_SECRET_ACCESS_KEY="${S3_SECRET_ACCESS_KEY:-${AWS_SECRET_ACCESS_KEY:-}}" \
    AWS_DEFAULT_REGION="${S3_REGION:-us-east-1}" \
    aws ${S3_ENDPOINT:+--endpoint-url "$S3_ENDPOINT"} s3 "$@"
}

# Rows of every table of the site and of the job queue, one `schema.table<tab>count` a line.
# shellcheck disable=SC2034
count_rows="
  select format('%s.%s', table_schema, table_name),
         (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]
  from information_schema.tables
  where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'
  order by 1"
