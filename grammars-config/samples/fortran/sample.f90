! Weather stations and their readings.
module weather
  use iso_fortran_env
  implicit none

  integer, parameter :: most = 10
  type :: station
    character(len=20) :: name
    real :: mean = 1.5d0
    integer, allocatable :: values(:)
  contains
    procedure :: highest
  end type station

contains

  subroutine add(one, value, done)
    type(station), intent(inout) :: one
    integer, intent(in) :: value
    logical, intent(out) :: done
    integer :: at, count = 0

    done = .false.
    do at = 1, most, 2
      if (one%values(at) == value) exit
      count = count + 1   ! one more
    end do
    if (count > 0 .and. .not. done) then
      one%values(count) = value
    else if (value /= 1) then
      one%mean = -one%mean ** 2 * (count - 1)
    else
      write(*, *) 'nothing ', value
    end if
    do while (count < most)
      count = count + &
              max(value, 1)
      if (done) cycle
    end do
    do
      return
    end do
  end subroutine add

  pure function highest(one) result(value)
    class(station), intent(in) :: one
    real :: value
    value = maxval(one%values)
  end function highest

end module weather

program main
  use weather
  implicit none
  type(station) :: here
  integer :: kind
  logical :: done

  print *, "which kind?"
  read(*, *) kind
  select case (kind)
  case (1, 2)
    call add(here, kind, done=done)
  case (3:4)
    here%name = 'hill' // "s"
  case default
    stop
  end select
  here%values = [1, 2, 3]
end program main
