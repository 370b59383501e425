# Sourced by backup.sh and restore.sh. Finds the rows and the stored files with the settings of the API.
# shellcheck shell=bash

# All files that these scripts write contain everyone's data.
umask 077

fail() {
  echo "$1" >&2
  exit 1
}

need() {
  local tool
  for tool in "$@"; do command -v "$tool" >/dev/null || fail "\"$tool\" is needed and was not found."; done
}

# Prints the place of stored files: the folder (openFolderStore in apps/api), or the bucket with FILE_STORAGE=s3.
# It has files/… and pages/…. Incomplete uploads are beside it, or below .staging/ in a bucket.
storage_place() {
  local storage=${FILE_STORAGE:-}
  # Like in the API, the old name counts only with one of these values, because other programs use it too.
  [[ -n $storage || ! ${FILES:-} =~ ^(folder|s3)$ ]] || storage=$FILES
  case "${storage:-folder}" in
    folder) echo "${DATA_DIR:?set DATA_DIR to the data folder, or FILE_STORAGE=s3 and S3_BUCKET}/files/objects" ;;
    s3) echo "s3://${S3_BUCKET:?set S3_BUCKET with FILE_STORAGE=s3}" ;;
    *) fail 'FILE_STORAGE must be folder or s3.' ;;
  esac
}

# Moves the password from the address into the environment, because all users can read arguments of programs.
database_url() {
  local url=$1
  if [[ $url =~ ^(postgres(ql)?://[^:/@]*):([^@/]*)@(.*)$ ]]; then
    printf -v PGPASSWORD '%b' "${BASH_REMATCH[3]//%/\\x}"
    export PGPASSWORD
    url="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
  fi
  # shellcheck disable=SC2034
  database=$url
}

s3() {
  AWS_ACCESS_KEY_ID="${S3_ACCESS_KEY_ID:-${AWS_ACCESS_KEY_ID:-}}" \
    AWS_SECRET_ACCESS_KEY="${S3_SECRET_ACCESS_KEY:-${AWS_SECRET_ACCESS_KEY:-}}" \
    AWS_DEFAULT_REGION="${S3_REGION:-us-east-1}" \
    aws ${S3_ENDPOINT:+--endpoint-url "$S3_ENDPOINT"} s3 "$@"
}

# Number of rows of every table of the site and of the job queue, in lines of `schema.table<tab>count`.
# shellcheck disable=SC2034
count_rows="
  select format('%s.%s', table_schema, table_name),
         (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]
  from information_schema.tables
  where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' and table_name <> 'missed_searches_today'
  order by 1"

# Files as `sha256  key`, the format of sha256sum. Files with a size of 0 were erased and are not stored.
# shellcheck disable=SC2034
list_originals="select sha256 || '  ' || storage_key from files where size_bytes > 0 order by 1"

# Keys of the pictures of every published page.
# shellcheck disable=SC2034
list_pictures="
  select distinct format('pages/%s/%s-%s.webp', d.file_sha256, p.number, size.name)
  from document_pages p join documents d on d.id = p.document_id, (values ('page'), ('thumb')) as size (name)
  where d.status = 'published'
  order by 1"
